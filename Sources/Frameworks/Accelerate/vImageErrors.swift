// SPDX-License-Identifier: Apache-2.0

// The result codes of functions, with the values of vImage's reference.

/// The code for success.
public let kvImageNoError = 0
/// The code for a region that extends beyond the source.
public let kvImageRoiLargerThanInputBuffer = -21766
/// The code for a kernel whose sides are not odd, or whose weights are too large.
public let kvImageInvalidKernelSize = -21767
/// The code for flags with no edge style, or several.
public let kvImageInvalidEdgeStyle = -21768
/// The code for a first column outside of the source.
public let kvImageInvalidOffset_X = -21769
/// The code for a first row outside of the source.
public let kvImageInvalidOffset_Y = -21770
/// The code for insufficient memory.
public let kvImageMemoryAllocationError = -21771
/// The code for a required argument that is `nil`.
public let kvImageNullPointerArgument = -21772
/// The code for an invalid parameter.
public let kvImageInvalidParameter = -21773
/// The code for buffers of different sizes.
public let kvImageBufferSizeMismatch = -21774
/// The code for a flag that the function does not support.
public let kvImageUnknownFlagsBit = -21775
/// The code for an internal error.
public let kvImageInternalError = -21776
/// The code for a buffer whose rows have too few bytes.
public let kvImageInvalidRowBytes = -21777
/// The code for an unknown image format.
public let kvImageInvalidImageFormat = -21778
/// The code for missing colour conversion.
public let kvImageColorSyncIsAbsent = -21779
/// The code for a source and destination that share memory where they must not.
public let kvImageOutOfPlaceOperationRequired = -21780
