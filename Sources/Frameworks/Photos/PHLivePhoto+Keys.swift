// SPDX-License-Identifier: Apache-2.0

/// The number of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// Why there is no Live Photo: an error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one is told later: a number; it is never told.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was given up: a number.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
