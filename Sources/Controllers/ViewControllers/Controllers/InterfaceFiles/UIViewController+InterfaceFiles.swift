// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

extension UIViewController {
  /// Creates the view from the controller's scene or nib.
  ///
  /// - Returns: `false` if the controller has no scene with a view, and no nib.
  package func loadViewFromFile() -> Bool {
    if let interfaceScene {
      interfaceScene.loadView(of: self)
      return viewIfLoaded != nil
    }
    guard let nib = nibOfView else { return false }
    _ = nib.makeObjects(owner: self, others: [:])
    require(
      viewIfLoaded != nil,
      "the nib of \(type(of: self)) sets no view; connect the outlet 'view' of its file's owner.")
    return true
  }

  /// The nib passed to the initialiser, or the nib named like the controller's class, or `nil` if there is
  /// neither.
  private var nibOfView: (any NibContent)? {
    do {
      if let nibName {
        let found = try InterfaceReader.shared?.nib(named: nibName, in: nibBundle)
        require(
          found != nil,
          "\(type(of: self)) was created with the nib '\(nibName)', which does not exist; put"
            + " \(nibName).xib among the target's resources, or pass nil and create the view in"
            + " loadView().")
        return found
      }
      for name in Self.usualNibNames {
        if let found = try InterfaceReader.shared?.nib(named: name, in: nibBundle) { return found }
      }
      return nil
    } catch {
      contractBroken("the nib of \(type(of: self)) can't be read: \(error)")
    }
  }

  /// The default nib names for a controller class of an app.
  private static var usualNibNames: [String] {
    let key = ObjectIdentifier(self)
    if let known = knownNibNames[key] { return known }
    let names = madeNibNames
    knownNibNames[key] = names
    return names
  }

  /// A cache of the default names by class, because reflecting a class's name is slow.
  private static var knownNibNames: [ObjectIdentifier: [String]] = [:]

  private static var madeNibNames: [String] {
    guard LibraryModules.name(of: self) == nil,
      let name = String(reflecting: self).split(separator: ".").last, !name.contains("<")
    else { return [] }
    let view = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return view + [String(name)]
  }
}
