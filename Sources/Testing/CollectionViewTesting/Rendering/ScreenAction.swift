// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An action performed on a screen before it is rendered or inspected.
package enum ScreenAction: Codable, Equatable, Sendable {
  /// The direction of a scroll or a swipe.
  package enum Direction: String, Codable, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// A setting of the device that the screen is shown on.
  package enum Setting: Codable, Equatable, Sendable {
    case dark, light, highContrast, normalContrast, rightToLeft, leftToRight
    /// A size of text by its word, such as `largest`.
    case textSize(String)
  }

  case tap(CGPoint)
  /// A tap on the element with this text: a label or a button's title.
  case tapText(String)
  /// A tap on the element with this reference.
  case tapReference(String)
  case hold(CGPoint)
  case holdReference(String)
  case drag(from: CGPoint, to: CGPoint, rests: Bool)
  case wheel(CGFloat)
  /// A scroll of an element, or of the screen's first scroll view, by a distance in points, or by most of the
  /// visible part.
  case scroll(String?, Direction, CGFloat?)
  /// A scroll of an element, or of the screen's first scroll view, that reveals the element with this
  /// reference or text.
  case scrollTo(String?, String)
  /// A swipe over an element or the screen.
  case swipe(String?, Direction)
  case type(String)
  case press(HarnessKey)
  case wait(TimeInterval)
  case rotate
  /// The return from the controller on the screen to the previous one.
  case back
  case settings([Setting])

  /// Whether the action depends on an element of the screen, which is searched when nothing moves.
  var namesElement: Bool {
    switch self {
    case .tapText, .tapReference, .holdReference, .scroll, .scrollTo, .swipe, .type, .back: true
    default: false
    }
  }
}
