// SPDX-License-Identifier: Apache-2.0

// What functions answer. The numbers are those of vImage's reference.

/// All went well.
public let kvImageNoError = 0
/// What is asked for reaches beyond the source.
public let kvImageRoiLargerThanInputBuffer = -21766
/// A kernel's sides are not odd, or too large for its sums.
public let kvImageInvalidKernelSize = -21767
/// The flags name no way to go on at the edges, or several.
public let kvImageInvalidEdgeStyle = -21768
/// The first column is beyond the source.
public let kvImageInvalidOffset_X = -21769
/// The first row is beyond the source.
public let kvImageInvalidOffset_Y = -21770
/// There is not enough memory.
public let kvImageMemoryAllocationError = -21771
/// Something that is needed is nil.
public let kvImageNullPointerArgument = -21772
/// A number has no meaning.
public let kvImageInvalidParameter = -21773
/// Buffers have different sizes.
public let kvImageBufferSizeMismatch = -21774
/// A flag is not known to the function.
public let kvImageUnknownFlagsBit = -21775
/// Something else went wrong.
public let kvImageInternalError = -21776
/// The rows of a buffer have fewer bytes than pixels need.
public let kvImageInvalidRowBytes = -21777
/// A picture's format is not known.
public let kvImageInvalidImageFormat = -21778
/// What converts colours is not there.
public let kvImageColorSyncIsAbsent = -21779
/// Source and destination may not be the same memory.
public let kvImageOutOfPlaceOperationRequired = -21780
