// SPDX-License-Identifier: Apache-2.0

/// The event of a layer that is added to a visible layer, or shown again.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a visible layer, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which QuartzCore stores a `CATransition` that is added to a layer.
///
/// Differs from UIKit: a transition is not stored by its key.
public let kCATransition = "transition"
