// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What holds content whose size may change, and is told so by what is in it and around it: controllers and presentation
/// controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points; zero: any.
  var preferredContentSize: CGSize { get }
  /// A container in this one would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The view of a container in this one got another size from constraints.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a container in this one where this one has the size `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
