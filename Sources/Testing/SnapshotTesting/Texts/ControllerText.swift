// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The hierarchy of a view controller as lines of text, in the format of UIKit's debug descriptions.
@MainActor
struct ControllerText {
  /// The lines, without a newline at the end.
  let text: String

  /// Creates the lines for `controller`.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of controllers and *d* the depth of their nesting.
  init(_ controller: UIViewController) {
    text = Self.lines(of: controller, mark: "", indent: "").joined(separator: "\n")
  }

  private static func lines(
    of controller: UIViewController, mark: String, indent: String
  ) -> [String] {
    let inner = indent + "   | "
    let view = controller.viewIfLoaded
    let isThere = view?.window != nil
    let place = view.map { "<\(type(of: $0))>" + (isThere ? "" : " not in the window") }
    let line =
      "\(indent)\(mark)<\(type(of: controller))>, state: \(isThere ? "appeared" : "disappeared"),"
      + " view: \(place ?? "(view not loaded)")"
    var lines = [line]
    lines += controller.children.flatMap { Self.lines(of: $0, mark: "", indent: inner) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines += Self.lines(of: presented, mark: "+ ", indent: indent + "   ")
    }
    return lines
  }
}
