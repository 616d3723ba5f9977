// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// The methods that create the search sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns the search session for the view; `nil` if it cannot be searched now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Notifies the delegate that a search session has begun; optional.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Notifies the delegate that a search session has ended; optional.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
