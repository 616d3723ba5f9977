// SPDX-License-Identifier: Apache-2.0

/// The identifier of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// The invalid request identifier.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The key of the error of a failed request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a better result follows, a number.
///
/// - Note: Never present on Linux.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the request was cancelled, a number.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
