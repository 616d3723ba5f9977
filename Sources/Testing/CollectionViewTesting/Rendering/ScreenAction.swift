// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKit

/// An action performed on a screen before it is rendered.
package enum ScreenAction: Codable, Equatable, Sendable {
  case tap(CGPoint)
  /// A tap on the element with this text: a label or a button's title.
  case tapText(String)
  case hold(CGPoint)
  case drag(from: CGPoint, to: CGPoint, rests: Bool)
  case wheel(CGFloat)
  case type(String)
  case press(HarnessKey)
  case wait(TimeInterval)
  case rotate

  /// Performs the action.
  ///
  /// - Throws: `PictureFailure` when no element on the screen has the text to tap.
  @MainActor
  func run(on harness: CollectionViewHarness) throws(PictureFailure) {
    switch self {
    case .tap(let place): harness.tap(at: place)
    case .tapText(let text):
      guard let place = Self.place(of: text, in: harness.view) else {
        throw PictureFailure(
          "There is no text '\(text)' on the screen; render it without --do to see its texts, and "
            + "use one of them.")
      }
      harness.tap(at: place)
    case .hold(let place): harness.longPress(at: place)
    case .drag(let start, let end, false): harness.drag(from: start, to: end)
    case .drag(let start, let end, true): harness.dragAndHold(from: start, to: end)
    case .wheel(let distance): harness.scroll(by: CGVector(dx: 0, dy: distance))
    case .type(let text): harness.type(text)
    case .press(let key): _ = harness.press(key)
    case .wait(let seconds): harness.advance(by: seconds)
    case .rotate: harness.rotate()
    }
  }

  /// Returns the centre of the frontmost label whose text is `text`, or `nil` if there is none.
  @MainActor
  private static func place(of text: String, in view: UIView) -> CGPoint? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    for subview in view.subviews.reversed() {
      if let place = place(of: text, in: subview) { return place }
    }
    guard let label = view as? UILabel, label.text == text else { return nil }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }
}
