// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionDisplayTree

/// A loader that decodes images on other threads for the painter of a window, which must not block.
///
/// The painter receives what is available: the image, the image at another size, or nothing yet. It calls
/// `takeMissed()` for the missing images, paints them again once `isMade(_:)` returns `true`, and reports
/// after each frame which ones are still needed: the decoding of others is cancelled if it has not started.
///
/// Symbols and vector drawings are rendered synchronously, unless they contain encoded images.
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
  /// The requests that have not been started, the oldest first.
  private var waiting: [PictureRequest] = []
  private var begun: Set<PictureRequest> = []
  /// The images that were decoded and not painted yet, or painted in the last frame, retained because the
  /// store may have dropped them.
  private var arrived: [PictureRequest: Arrival] = [:]
  private var missed: [PictureRequest] = []
  /// The decoded images that were requested since the last frame.
  private var asked: Set<PictureRequest> = []

  /// Creates a loader into `store` that decodes `width` images concurrently on `queue`.
  ///
  /// By default, `width` is half the number of processors. `onArrival` is called on `queue` when an image is
  /// decoded or has failed.
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

  /// Returns the available state of the image, and starts decoding if needed.
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

  /// Returns the images that were requested and missing since the last call.
  package func takeMissed() -> [PictureRequest] {
    lock.withLock {
      defer { missed = [] }
      return missed
    }
  }

  /// Returns whether the image has been decoded or has failed, and has not been discarded at the end of a
  /// frame.
  package func isMade(_ request: PictureRequest) -> Bool {
    lock.withLock { arrived[request] != nil }
  }

  /// Ends a frame in which the images `wanted` were missing; other requests that have not been started are
  /// cancelled.
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

  /// Starts further requests; must be called with the lock held.
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
