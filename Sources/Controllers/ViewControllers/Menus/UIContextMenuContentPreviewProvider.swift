// SPDX-License-Identifier: Apache-2.0

/// A closure that returns the controller whose view is the preview of a context menu, or `nil` for none.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
