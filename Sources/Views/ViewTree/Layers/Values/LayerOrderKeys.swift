// SPDX-License-Identifier: Apache-2.0

/// The event of a layer that is added to a visible layer, or shown again.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a visible layer, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The default key of a `CATransition` that is added to a layer.
public let kCATransition = "transition"
