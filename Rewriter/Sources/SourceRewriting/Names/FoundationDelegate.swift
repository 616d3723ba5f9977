// SPDX-License-Identifier: Apache-2.0

/// The protocols of Foundation that have optional methods on Apple's platforms; on Linux these have default
/// implementations.
enum FoundationDelegate {
  /// The full names of the methods: those that Foundation has here, and those that FoundationAdditions adds.
  static let optional: Set<String> = [
    // URLSessionDelegate and URLSessionTaskDelegate
    "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)",
    "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
    "urlSession(_:task:didReceive:completionHandler:)",
    "urlSession(_:task:needNewBodyStream:)",
    "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
    "urlSession(_:task:didCompleteWithError:)",
    "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
    "urlSession(_:task:didFinishCollecting:)", "urlSession(_:didCreateTask:)",
    "urlSession(_:taskIsWaitingForConnectivity:)",
    // URLSessionDataDelegate
    "urlSession(_:dataTask:didReceive:completionHandler:)", "urlSession(_:dataTask:didBecome:)",
    "urlSession(_:dataTask:didReceive:)",
    "urlSession(_:dataTask:willCacheResponse:completionHandler:)",
    // URLSessionDownloadDelegate
    "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
    "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
    // URLSessionWebSocketDelegate
    "urlSession(_:webSocketTask:didOpenWithProtocol:)",
    "urlSession(_:webSocketTask:didCloseWith:reason:)",
  ]

  /// The base names of these methods.
  static let baseNames: Set<String> = ["urlSession"]
}
