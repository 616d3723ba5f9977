// SPDX-License-Identifier: Apache-2.0

public import ViewTree

/// Makes a context menu; its argument are the elements that the system proposes: none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
