// SPDX-License-Identifier: Apache-2.0

/// A control whose parts are selected with the arrow keys while it has the focus.
@MainActor
package protocol ArrowStepping: AnyObject {}
