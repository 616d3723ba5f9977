// SPDX-License-Identifier: Apache-2.0

/// Makes a context menu; its argument are the elements that the system proposes: none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
