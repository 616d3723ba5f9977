// SPDX-License-Identifier: Apache-2.0

/// The key for the default animation duration, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key for the default timing function, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
