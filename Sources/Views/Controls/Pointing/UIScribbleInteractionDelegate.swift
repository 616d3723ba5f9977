// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that control handwriting with a pencil.
///
/// - Note: Never called on Linux, where no pencil is supported.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether handwriting may begin at a point in the view's coordinate space, in points.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Returns whether the view becomes first responder only when the pencil pauses.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Notifies the delegate that handwriting begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Notifies the delegate that handwriting has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns `false`.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// The default implementation: a no-op.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// The default implementation: a no-op.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
