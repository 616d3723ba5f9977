// SPDX-License-Identifier: Apache-2.0

/// The name of a method, as targets and actions use it.
///
/// Differs from UIKit: there is no Objective-C runtime, so there are no selectors (decision 0002).
/// The type exists for the arguments that are nil: `target: nil, action: nil`.
public enum Selector: Hashable, Sendable {}
