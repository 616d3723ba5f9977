// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import Foundation
public import FoundationNetworking

extension URLSessionTask {
  /// Whether received data should be delivered incrementally; always `true`.
  ///
  /// - Note: Setting it has no effect on Linux.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

// Delegate methods that tasks never call on Linux; delegates that forward their calls still call them.
extension URLSessionTaskDelegate {
  /// Notifies the delegate that a task was created.
  ///
  /// - Note: Never called on Linux; it exists for delegates that forward the call.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Notifies the delegate that a task is waiting for a network.
  ///
  /// - Note: Never called on Linux, where such tasks fail at once; it exists for delegates that forward the
  ///   call.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

#endif
