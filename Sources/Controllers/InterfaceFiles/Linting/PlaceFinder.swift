// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionInterfaceDocuments
import MullionViewTree

/// A finder of views whose frame in the file differs from their constraints, as marked by the editor or as
/// computed.
///
/// Only lengths that a required constraint specifies are computed: sizes that depend on text depend on fonts,
/// and sizes that depend on the screen depend on the device.
@MainActor
struct PlaceFinder {
  private let screen: InterfaceSubject.Screen

  init(_ screen: InterfaceSubject.Screen) {
    self.screen = screen
  }

  func findings() -> [LayoutFinding] {
    screen.made.compactMap { object, element in
      guard let view = object as? UIView, let said = element.child(key: "frame")?.rect else {
        return nil
      }
      if element["misplaced"] == "YES" {
        return InterfaceRule.misplaced.finding(
          "The editor marked its frame as different from its constraints.", element)
      }
      let lengths = fixedLengths(of: view)
      for (name, given, says) in [
        ("wide", lengths.width, said.width), ("high", lengths.height, said.height),
      ] {
        guard let length = given, abs(length - says) > 1 else { continue }
        return InterfaceRule.misplaced.finding(
          "It is \(Self.words(says)) points \(name) in the file, and its constraints make it"
            + " \(Self.words(length)).", element)
      }
      return nil
    }
  }

  /// Returns the lengths that constraints of the view alone specify, each `nil` if there is no such
  /// constraint, or several conflict.
  private func fixedLengths(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
    let fixed = view.constraints.filter {
      $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal
        && $0.priority == .required
    }
    func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      let named = Set(fixed.filter { $0.firstAttribute == attribute }.map(\.constant))
      return named.count == 1 ? named.first : nil
    }
    return (length(.width), length(.height))
  }

  private static func words(_ length: CGFloat) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }
}
