// SPDX-License-Identifier: Apache-2.0

/// A closure that creates a context menu; its argument is the array of elements that the system suggests,
/// which is empty.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
