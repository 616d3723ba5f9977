// SPDX-License-Identifier: Apache-2.0

// Names of CoreFoundation's that Foundation does not pass on here: what a file gets that imports both is one.
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
