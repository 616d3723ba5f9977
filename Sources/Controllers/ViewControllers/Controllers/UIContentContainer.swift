// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A container of content whose size may change: a view controller or presentation controller.
///
/// The container is notified of size changes by its children and its parent.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points, or `.zero` if the container has no preference.
  var preferredContentSize: CGSize { get }
  /// Notifies the container that a child container has another preferred size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Notifies the container that the view of a child container got another size from constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child container for the size `parentSize` of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
