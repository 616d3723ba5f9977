// SPDX-License-Identifier: Apache-2.0

// CoreFoundation names that Foundation does not re-export on Linux: a file that imports both sees one
// declaration.
@_exported import func CoreFoundation.CFAbsoluteTimeGetCurrent
@_exported import class CoreFoundation.CFAllocator
@_exported import func CoreFoundation.CFDictionaryGetValue
@_exported import class CoreFoundation.CFRunLoop
@_exported import func CoreFoundation.CFRunLoopGetCurrent
@_exported import func CoreFoundation.CFRunLoopGetMain
@_exported import func CoreFoundation.CFRunLoopPerformBlock
@_exported import func CoreFoundation.CFRunLoopRun
@_exported import func CoreFoundation.CFRunLoopStop
@_exported import func CoreFoundation.CFRunLoopWakeUp
@_exported import typealias CoreFoundation.CFAbsoluteTime
