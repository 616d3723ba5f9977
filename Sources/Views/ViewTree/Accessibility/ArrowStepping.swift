// SPDX-License-Identifier: Apache-2.0

/// A control whose parts the arrow keys go through while it has the focus.
@MainActor
package protocol ArrowStepping: AnyObject {}
