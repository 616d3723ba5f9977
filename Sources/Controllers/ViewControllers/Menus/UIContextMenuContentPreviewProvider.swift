// SPDX-License-Identifier: Apache-2.0

/// Makes the controller whose view stands beside a context menu; nil: none does.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
