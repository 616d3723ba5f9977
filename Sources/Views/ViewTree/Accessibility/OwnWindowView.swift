// SPDX-License-Identifier: Apache-2.0

/// A view that UIKit shows in a window of its own, such as the window of input views: modal sibling views do
/// not hide it from assistive technologies.
@MainActor
package protocol OwnWindowView: AnyObject {}
