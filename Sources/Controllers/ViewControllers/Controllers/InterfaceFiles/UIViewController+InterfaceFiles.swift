// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

extension UIViewController {
  /// Makes the view from the scene or the nib that the controller has; false: it has none.
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

  /// The nib that was named, or else one called as the controller's class is.
  private var nibOfView: (any NibContent)? {
    do {
      if let nibName {
        let found = try InterfaceReader.shared?.nib(named: nibName, in: nibBundle)
        require(
          found != nil,
          "\(type(of: self)) was made with the nib '\(nibName)', which is not there; put"
            + " \(nibName).xib among the target's resources, or pass nil and make the view in"
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

  /// The names of nibs that a controller of an application's class has without naming them.
  private static var usualNibNames: [String] {
    let key = ObjectIdentifier(self)
    if let known = knownNibNames[key] { return known }
    let names = madeNibNames
    knownNibNames[key] = names
    return names
  }

  /// The usual names by class: a class's own name takes long to ask for.
  private static var knownNibNames: [ObjectIdentifier: [String]] = [:]

  private static var madeNibNames: [String] {
    guard LibraryModules.name(of: self) == nil,
      let name = String(reflecting: self).split(separator: ".").last, !name.contains("<")
    else { return [] }
    let view = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return view + [String(name)]
  }
}
