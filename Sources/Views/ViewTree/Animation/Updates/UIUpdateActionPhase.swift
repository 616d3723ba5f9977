// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A phase of a UI update, in which actions can run.
///
/// Differs from UIKit: there are no low-latency event phases, because there are no low-latency events. Events
/// are handled when they arrive, before an update begins.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  /// The part of a frame that the phase belongs to.
  let part: FramePart
  /// The position of the phase in the order of the phases.
  let order: Int

  private init(_ part: FramePart, _ order: Int) {
    self.part = part
    self.order = order
    super.init()
  }

  /// The phase at the beginning of the update.
  public static let afterUpdateScheduled = UIUpdateActionPhase(.began, 0)
  /// The phase that precedes the dispatch of events in UIKit; on Linux, events have been handled before it.
  public static let beforeEventDispatch = UIUpdateActionPhase(.began, 1)
  /// The phase that follows the dispatch of events in UIKit; on Linux, it directly follows
  /// ``beforeEventDispatch``.
  public static let afterEventDispatch = UIUpdateActionPhase(.began, 2)
  /// The phase before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(.began, 3)
  /// The phase after display links were called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(.stepped, 4)
  /// The phase before pending layout is performed.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(.stepped, 5)
  /// The phase after layout; changes made now that require layout are displayed with the next update.
  public static let afterCATransactionCommit = UIUpdateActionPhase(.laidOut, 6)
  /// The phase at the end of the update.
  public static let afterUpdateComplete = UIUpdateActionPhase(.laidOut, 7)
}
