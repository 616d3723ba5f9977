// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation
import Synchronization

/// A monitor of the network path and its changes.
///
/// The network counts as available if the kernel has a default route; whether hosts respond is not checked.
/// Thread-safe.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var path: NWPath?
    var changes: RouteChanges?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let kind: NWInterface.InterfaceType?

  /// Creates a monitor of all interfaces.
  public init() { kind = nil }

  /// Creates a monitor of the interfaces of a type.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { kind = requiredInterfaceType }

  deinit { cancel() }

  /// The handler called with the path soon after `start(queue:)`, and whenever the path has changed, on the
  /// monitor's queue.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue passed to `start(queue:)`; `nil` before.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// The latest path that the monitor has read; before it has read one, the path at the time of access.
  public var currentPath: NWPath { state.withLock { $0.path } ?? now }

  private var now: NWPath {
    let path = RouteTable().path
    guard let kind else { return path }
    let ways = path.availableInterfaces.filter { $0.type == kind }
    let isThere = !ways.isEmpty
    return NWPath(
      status: isThere ? path.status : .unsatisfied, availableInterfaces: ways,
      supportsIPv4: isThere && path.supportsIPv4, supportsIPv6: isThere && path.supportsIPv6)
  }

  /// Starts monitoring; calls after the first one or after ``cancel()`` have no effect.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isFirst else { return }
    queue.async { [weak self] in self?.look() }
    let changes = RouteChanges(queue) { [weak self] in self?.look() }
    let isLate = state.withLock { state in
      if !state.isCancelled { state.changes = changes }
      return state.isCancelled
    }
    if isLate { changes?.end() }
  }

  /// Stops monitoring permanently.
  public func cancel() {
    let changes = state.withLock { state in
      state.isCancelled = true
      defer { state.changes = nil }
      return state.changes
    }
    changes?.end()
  }

  /// Calls the handler if the path has changed.
  private func look() {
    let path = now
    let handler = state.withLock { state in
      guard !state.isCancelled, state.path != path else {
        return nil as (@Sendable (NWPath) -> Void)?
      }
      state.path = path
      return state.handler
    }
    handler?(path)
  }
}
