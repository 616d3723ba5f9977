// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of an update of what is seen, in which actions can be run.
///
/// Differs from UIKit: there are no parts for events that come with less delay, because none do. Events are
/// dealt with as they come, before an update begins.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  /// The part of a frame that it belongs to.
  let part: FramePart
  /// Its place among the phases.
  let order: Int

  private init(_ part: FramePart, _ order: Int) {
    self.part = part
    self.order = order
    super.init()
  }

  /// The update begins.
  public static let afterUpdateScheduled = UIUpdateActionPhase(.began, 0)
  /// Events are about to be dealt with.
  public static let beforeEventDispatch = UIUpdateActionPhase(.began, 1)
  /// Events have been dealt with.
  public static let afterEventDispatch = UIUpdateActionPhase(.began, 2)
  /// Display links are about to be called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(.began, 3)
  /// Display links have been called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(.stepped, 4)
  /// What waits for layout is about to be laid out.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(.stepped, 5)
  /// All is laid out; what is changed now is seen after the next update.
  public static let afterCATransactionCommit = UIUpdateActionPhase(.laidOut, 6)
  /// The update is over.
  public static let afterUpdateComplete = UIUpdateActionPhase(.laidOut, 7)
}
