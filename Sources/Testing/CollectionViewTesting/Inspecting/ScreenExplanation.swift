// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The explanation of a screen: its controllers, its safe area, the findings of the layout linter.
@MainActor
struct ScreenExplanation {
  private let harness: CollectionViewHarness

  init(_ harness: CollectionViewHarness) { self.harness = harness }

  /// The lines; it ends with a newline.
  var text: String {
    var lines: [String] = []
    let root = (harness.view as? UIWindow)?.rootViewController
    if let root {
      lines.append("controllers \(Self.path(to: ScreenHeading.shown(by: root) ?? root))")
    }
    let insets =
      ScreenHeading.shown(by: root)?.viewIfLoaded?.safeAreaInsets ?? harness.view.safeAreaInsets
    lines.append(
      "safe area top \(ElementText.number(insets.top)), left \(ElementText.number(insets.left)), "
        + "bottom \(ElementText.number(insets.bottom)), right \(ElementText.number(insets.right))")
    let count = harness.lintFindings.count
    lines.append(count == 0 ? "lint: nothing found" : "lint: \(count) findings, see lint")
    return lines.map { "\($0)\n" }.joined()
  }

  /// Returns the classes of the controllers that contain or presented `controller`, the outermost first.
  private static func path(to controller: UIViewController) -> String {
    sequence(first: controller) { $0.parent ?? $0.presentingViewController }
      .map { ViewName.of($0) }.reversed().joined(separator: " > ")
  }
}
