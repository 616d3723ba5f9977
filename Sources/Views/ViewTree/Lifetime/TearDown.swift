// SPDX-License-Identifier: Apache-2.0

import CMullionTearDown
import Foundation
import MullionContracts

/// The deallocation of views, and of the objects that belong to them, on the main thread, whichever thread
/// releases them last, as in UIKit.
///
/// A closure that runs on another thread may hold the last reference to a view. If the view were deallocated
/// there, with its subclass's `deinit` and properties, the main thread could access it concurrently.
/// Therefore the classes of objects passed to ``onMain(_:)`` are prepared: an object whose last reference is
/// released on another thread waits for the next turn of the main queue, or the next frame.
///
/// This relies on the Swift runtime's layout of class metadata, which is verified before anything is changed.
/// If it is not as expected, objects are deallocated where they are released last, addresses are read under a
/// lock, and that is reported once.
package enum TearDown {
  /// A class for testing the runtime's behaviour, used nowhere else.
  private final class Probe {}

  /// Whether classes may be prepared; tests set it to `false` before the first view is created.
  package nonisolated(unsafe) static var mayPrepare = true

  private static let isPossible: Bool = {
    guard mayPrepare else { return false }
    CMullionBegin(
      CMullionThreads(
        isFirst: { MainThread.isFirst }, servesMain: { MainThread.isServed },
        keep: { TearDown.keep($0) }),
      Unmanaged.passRetained(Probe()).toOpaque())
    if !CMullionEndsOnMain() {
      Diagnostics.reportOnce(
        "views are deallocated on the thread that releases them last, not on the main thread:"
          + " Mullion "
          + "does not support the class layout of this version of Swift. Release views on the main "
          + "thread, or build with the version of Swift that CONTRIBUTING.md names.")
    }
    return CMullionEndsOnMain()
  }()

  /// Prepares the class of `object` so that the object is deallocated on the main thread; called by
  /// initialisers.
  package static func onMain(_ object: AnyObject) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if !CMullionIsPrepared(address) { prepare(address) }
  }

  @inline(never)
  private static func prepare(_ address: UnsafeRawPointer) {
    if isPossible { CMullionPrepare(address) }
  }

  /// Returns whether objects of the class of `object` are deallocated on the main thread.
  package static func isOnMain(_ object: AnyObject) -> Bool {
    CMullionIsPrepared(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns whether class metadata at an address has the layout required for preparing classes.
  package static func knowsLayout(_ metadata: UnsafeRawPointer) -> Bool {
    CMullionKnowsLayout(metadata)
  }

  // MARK: Addresses

  private static let lock = NSLock()

  /// Returns a reference to the object at an address that ``forgetting(_:)`` clears, or `nil` if there is
  /// none or its last reference was released.
  @inline(__always)
  static func reference<Object: AnyObject>(
    to address: @autoclosure () -> UnsafeMutableRawPointer?
  ) -> Object? {
    CMullionEndsOnMain() ? retained(address()) : lock.withLock { retained(address()) }
  }

  /// Returns a reference for a part of the object, even if the object's last reference was released; `nil` if
  /// there is no object.
  ///
  /// If classes cannot be prepared, it also returns `nil` if the last reference was released.
  @inline(__always)
  static func lastingReference<Object: AnyObject>(
    to address: @autoclosure () -> UnsafeMutableRawPointer?
  ) -> Object? {
    guard CMullionEndsOnMain() else { return reference(to: address()) }
    guard let found = address() else { return nil }
    return Unmanaged<Object>.fromOpaque(found).takeUnretainedValue()
  }

  /// Whether objects may be read without retaining them, because none is deallocated during the read.
  @inline(__always)
  static var letsPeek: Bool { CMullionEndsOnMain() }

  /// Returns an unretained reference to the object at an address, for reading its state, or `nil` if there is
  /// none or its last reference was released.
  ///
  /// - Precondition: ``letsPeek`` is `true`, and no operation on the object can release it.
  @inline(__always)
  static func peek<Object: AnyObject>(at address: UnsafeMutableRawPointer?) -> Unmanaged<Object>? {
    guard let address, !CMullionIsEnding(address) else { return nil }
    return Unmanaged.fromOpaque(address)
  }

  /// Runs `body`, which clears addresses of an object that is being deallocated, under the lock if addresses
  /// are read under it.
  static func forgetting(_ body: () -> Void) {
    CMullionEndsOnMain() ? body() : lock.withLock(body)
  }

  @inline(__always)
  private static func retained<Object: AnyObject>(_ address: UnsafeMutableRawPointer?) -> Object? {
    guard let address, let retained = CMullionRetain(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }

  // MARK: Pending objects

  // Accessed only while `lock` is held.
  private nonisolated(unsafe) static var waiting: [UnsafeMutableRawPointer] = []
  // Accessed only while `lock` is held, as `waiting` is.
  private nonisolated(unsafe) static var isAsked = false

  /// The number of objects that wait for the main thread.
  package static var waitingCount: Int { lock.withLock { waiting.count } }

  private static func keep(_ object: UnsafeMutableRawPointer) {
    let mustAsk = lock.withLock {
      defer { isAsked = true }
      waiting.append(object)
      return !isAsked
    }
    if mustAsk { DispatchQueue.main.async { endWaiting() } }
  }

  /// Deallocates the waiting objects on the main thread, in the order in which they were released.
  ///
  /// Objects that one of their parts retains at this moment wait for the next call.
  package static func endWaiting() {
    let due = lock.withLock {
      defer { waiting.removeAll() }
      isAsked = false
      return waiting
    }
    var held: [UnsafeMutableRawPointer] = []
    for object in due {
      if CMullionIsHeld(object) { held.append(object) } else { CMullionEnd(object) }
    }
    if !held.isEmpty { lock.withLock { waiting = held + waiting } }
  }
}
