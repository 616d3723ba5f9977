// SPDX-License-Identifier: Apache-2.0

/// Names the event of a layer that is put into one that is seen, or is shown again.
public let kCAOnOrderIn = "onOrderIn"
/// Names the event of a layer that is taken out of one that is seen, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The usual name of a `CATransition` that is added to a layer.
public let kCATransition = "transition"
