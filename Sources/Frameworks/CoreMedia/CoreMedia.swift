// SPDX-License-Identifier: Apache-2.0

/// The identifier of a track in an asset.
public typealias CMPersistentTrackID = Int32
/// The invalid track identifier.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
