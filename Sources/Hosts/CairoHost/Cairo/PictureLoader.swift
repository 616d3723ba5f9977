// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionDisplayTree

/// Makes pictures in other threads for the painter of a window, which must not wait for them.
///
/// The painter gets what there is: the picture, a picture of another size, or nothing yet. Whoever
/// paints asks `takeMissed()` what was not there, paints it again when `isMade(_:)`, and says after
/// each frame what is still waited for: what nobody waits for is not begun any more.
///
/// Symbols and what was drawn by the program are painted at once, unless files are drawn in it.
package final class PictureLoader: @unchecked Sendable {
  private enum Arrival {
    case picture(CairoSurface)
    case failure
  }

  private let store: PictureStore
  private let onArrival: @Sendable () -> Void
  private let queue: DispatchQueue
  private let width: Int

  private let lock = NSLock()
  /// Not begun; what was asked for first is first.
  private var waiting: [PictureRequest] = []
  private var begun: Set<PictureRequest> = []
  /// Made and not painted yet, or painted in the last frame: the store may have dropped them.
  private var arrived: [PictureRequest: Arrival] = [:]
  private var missed: [PictureRequest] = []
  /// What was asked for since the last frame, of what arrived.
  private var asked: Set<PictureRequest> = []

  /// A loader into `store` that decodes `width` pictures at a time, half as many as there are
  /// processors if nil, on `queue`; `onArrival` is called there when a picture is made.
  package init(
    store: PictureStore = .shared, width: Int? = nil,
    queue: DispatchQueue = DispatchQueue(
      label: "mullion.pictures", qos: .userInitiated, attributes: .concurrent),
    onArrival: @escaping @Sendable () -> Void
  ) {
    self.queue = queue
    self.store = store
    self.width = width ?? max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    self.onArrival = onArrival
  }

  /// What there is of the picture; when it has to be decoded, that is begun.
  func picture(for request: PictureRequest) -> PictureLookup {
    let known = store.known(request)
    guard case .pending = known else { return known }
    guard request.image.hasFiles else {
      return store.picture(for: request).map { .picture($0) } ?? .failed
    }
    let arrival = lock.withLock {
      if arrived[request] != nil { asked.insert(request) }
      return arrived[request]
    }
    switch arrival {
    case .picture(let made): return .picture(made)
    case .failure: return .failed
    case nil: break
    }
    load(request)
    return store.largestKept(of: request.image).map { .picture($0) } ?? .pending
  }

  /// The pictures that were asked for and not there since the last call.
  package func takeMissed() -> [PictureRequest] {
    lock.withLock {
      defer { missed = [] }
      return missed
    }
  }

  /// Whether the picture is made, or is known to be none.
  package func isMade(_ request: PictureRequest) -> Bool {
    lock.withLock { arrived[request] != nil }
  }

  /// A frame is painted in which `wanted` were not there: nothing else is begun any more.
  package func frameEnded(wanting wanted: Set<PictureRequest>) {
    lock.withLock {
      waiting.removeAll { !wanted.contains($0) }
      if !arrived.isEmpty {
        arrived = arrived.filter { wanted.contains($0.key) || asked.contains($0.key) }
      }
      asked = []
    }
  }

  // MARK: Loading

  private func load(_ request: PictureRequest) {
    lock.withLock {
      missed.append(request)
      guard !begun.contains(request), !waiting.contains(request) else { return }
      waiting.append(request)
      beginMore()
    }
  }

  /// Called with the lock.
  private func beginMore() {
    while begun.count < width, !waiting.isEmpty {
      let request = waiting.removeFirst()
      begun.insert(request)
      queue.async { self.make(request) }
    }
  }

  private func make(_ request: PictureRequest) {
    let made = store.picture(for: request)
    lock.withLock {
      begun.remove(request)
      arrived[request] = made.map { .picture($0) } ?? .failure
      beginMore()
    }
    onArrival()
  }
}
