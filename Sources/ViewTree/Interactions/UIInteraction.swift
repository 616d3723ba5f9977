// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a person can do with a view, which the view is given.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// The interaction is about to be given to `view`, or taken away (nil).
  func willMove(to view: UIView?)
  /// The interaction was given to `view`, or taken away (nil).
  func didMove(to view: UIView?)
}
