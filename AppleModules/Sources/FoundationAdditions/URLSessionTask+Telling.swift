// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import Foundation
public import FoundationNetworking

extension URLSessionTask {
  /// Whether bytes had better be handed on as they come, which they always are; setting it makes no difference.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

// What tasks never tell here; delegates that hand on what they are told call it still.
extension URLSessionTaskDelegate {
  /// Would tell that a task was made: Foundation tells nobody here.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Would tell that a task waits for a network: tasks fail at once here.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

#endif
