// SPDX-License-Identifier: Apache-2.0

/// The number of a track in a film.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
