// SPDX-License-Identifier: Apache-2.0

/// Names how long animations without a duration take, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Names whether changes are made without actions.
public let kCATransactionDisableActions = "disableActions"
/// Names how progress of animations follows time, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Names what is called when all animations of the transaction are over, a block.
public let kCATransactionCompletionBlock = "completionBlock"
