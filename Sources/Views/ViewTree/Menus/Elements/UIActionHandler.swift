// SPDX-License-Identifier: Apache-2.0

/// The handler of an action; its argument is the action, whose `sender` is set while it runs.
public typealias UIActionHandler = (UIAction) -> Void
