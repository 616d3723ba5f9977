// SPDX-License-Identifier: Apache-2.0

/// Carries an action out; it is given the action, whose `sender` is known while it runs.
public typealias UIActionHandler = (UIAction) -> Void
