// SPDX-License-Identifier: Apache-2.0

// The flags of functions, with the values of vImage's reference.

/// The value without any flag.
public let kvImageNoFlags = 0
/// The flag to copy the alpha, the first component, from the source.
public let kvImageLeaveAlphaUnchanged = 1
/// The flag to copy pixels whose kernel extends beyond the edge of the source.
public let kvImageCopyInPlace = 2
/// The flag to use the background colour beyond the edge.
public let kvImageBackgroundColorFill = 4
/// The flag to repeat the edge pixels beyond the edge.
public let kvImageEdgeExtend = 8
/// The flag to disable multithreading.
///
/// - Note: Has no effect on Linux: functions are single-threaded.
public let kvImageDoNotTile = 16
/// The flag to scale with a larger, sharper kernel.
public let kvImageHighQualityResampling = 32
/// The flag to use only the part of the kernel inside of the image, normalised.
public let kvImageTruncateKernel = 64
/// The flag to return only the size of the temporary buffer: 0, as none is used.
public let kvImageGetTempBufferSize = 128
/// The flag to print errors.
///
/// - Note: Has no effect on Linux: errors are only returned.
public let kvImagePrintDiagnosticsToConsole = 256
/// The flag to initialise a buffer without allocating memory.
public let kvImageNoAllocate = 512
