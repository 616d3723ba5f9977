// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation
import Synchronization

/// Tells whether others can be reached, and when that changes.
///
/// Others can be reached where the kernel has a way that leads everywhere. Whether somebody answers there, it does not
/// know. May be used from any thread.
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

  /// A monitor of all ways.
  public init() { kind = nil }

  /// A monitor of the ways of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { kind = requiredInterfaceType }

  deinit { cancel() }

  /// Is told the path soon after the start, and whenever it has changed, on the queue of the start.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue of the start; nil before.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// The path as it is now.
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

  /// Begins to tell; once.
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

  /// Ends telling, for ever.
  public func cancel() {
    let changes = state.withLock { state in
      state.isCancelled = true
      defer { state.changes = nil }
      return state.changes
    }
    changes?.end()
  }

  /// Tells the path if it is another one.
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
