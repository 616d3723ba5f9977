// SPDX-License-Identifier: Apache-2.0

// How functions work. The numbers are those of vImage's reference.

/// As usual.
public let kvImageNoFlags = 0
/// The opacity, which is the first component, is the source's.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels that a kernel around them reaches over the edge of the source are copied.
public let kvImageCopyInPlace = 2
/// Beyond the edge there is the background colour.
public let kvImageBackgroundColorFill = 4
/// Beyond the edge there are the pixels of the edge.
public let kvImageEdgeExtend = 8
/// Work is not spread over threads.
///
/// Makes no difference: it never is.
public let kvImageDoNotTile = 16
/// Scaling reaches farther, and is sharper.
public let kvImageHighQualityResampling = 32
/// Beyond the edge there is nothing: the rest of the kernel counts for the whole.
public let kvImageTruncateKernel = 64
/// Only says how many bytes a temporary buffer needs: 0, as none is used.
public let kvImageGetTempBufferSize = 128
/// Errors are printed.
///
/// Makes no difference: they are answered only.
public let kvImagePrintDiagnosticsToConsole = 256
/// A buffer gets its size, no memory.
public let kvImageNoAllocate = 512
