// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says where a pencil may write by hand, and hears of it; nobody calls it without a pencil.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether the pencil may begin to write at a point of the view's coordinate space, in points.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Whether the view gets the keys only when the pencil rests.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// The pencil begins to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// The pencil has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// It may, anywhere.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// It gets them at once.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
