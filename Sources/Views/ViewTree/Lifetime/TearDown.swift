// SPDX-License-Identifier: Apache-2.0

import CMullionTearDown
import Foundation
import MullionContracts

/// Has views, and what hangs on them, end on the main thread, whoever held them last; as UIKit does.
///
/// A closure that runs elsewhere may hold the last reference to a view. If the view ended there, with
/// its subclass's `deinit` and properties, the main thread could meet it halfway. So a class whose objects
/// are made with ``onMain(_:)`` is prepared: an object whose last reference goes elsewhere waits for
/// the main queue's next turn, or the next frame.
///
/// This relies on how the Swift runtime lays out classes, which is looked at before anything is
/// changed. Where it is not as expected, objects end where their last reference goes, addresses are
/// read under a lock, and that is reported once.
package enum TearDown {
  /// A class that nothing else uses, to see what the runtime does.
  private final class Probe {}

  /// Whether classes may be prepared; tests say no, before the first view is made.
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
        "views end on the thread that lets go of them last, not on the main thread: this version of "
          + "Swift lays out classes in a way that Mullion does not know. Let go of views on the main "
          + "thread, or build with the version of Swift that CONTRIBUTING.md names.")
    }
    return CMullionEndsOnMain()
  }()

  /// Has `object` end on the main thread; for initialisers.
  package static func onMain(_ object: AnyObject) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if !CMullionIsPrepared(address) { prepare(address) }
  }

  @inline(never)
  private static func prepare(_ address: UnsafeRawPointer) {
    if isPossible { CMullionPrepare(address) }
  }

  /// Whether objects of the class of `object` end on the main thread.
  package static func isOnMain(_ object: AnyObject) -> Bool {
    CMullionIsPrepared(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Whether class metadata at an address looks as it has to for classes to be prepared.
  package static func knowsLayout(_ metadata: UnsafeRawPointer) -> Bool {
    CMullionKnowsLayout(metadata)
  }

  // MARK: Addresses

  private static let lock = NSLock()

  /// A reference to the object at an address that ``forgetting(_:)`` clears; nil when there is none,
  /// or the object's last reference is gone.
  @inline(__always)
  static func reference<Object: AnyObject>(
    to address: @autoclosure () -> UnsafeMutableRawPointer?
  ) -> Object? {
    CMullionEndsOnMain() ? retained(address()) : lock.withLock { retained(address()) }
  }

  /// The same for a part of the object: also when the object's last reference is gone.
  @inline(__always)
  static func lastingReference<Object: AnyObject>(
    to address: @autoclosure () -> UnsafeMutableRawPointer?
  ) -> Object? {
    guard CMullionEndsOnMain() else { return reference(to: address()) }
    guard let found = address() else { return nil }
    return Unmanaged<Object>.fromOpaque(found).takeUnretainedValue()
  }

  /// Whether objects may be looked at without a reference to them, as nothing ends meanwhile.
  @inline(__always)
  static var letsPeek: Bool { CMullionEndsOnMain() }

  /// The object at an address, for a look at its state; nil when there is none, or its last reference
  /// is gone.
  ///
  /// - Precondition: ``letsPeek``, and nothing is done with the object that may let go of it.
  @inline(__always)
  static func peek<Object: AnyObject>(at address: UnsafeMutableRawPointer?) -> Unmanaged<Object>? {
    guard let address, !CMullionIsEnding(address) else { return nil }
    return Unmanaged.fromOpaque(address)
  }

  /// Clears addresses of an object that ends.
  static func forgetting(_ body: () -> Void) {
    CMullionEndsOnMain() ? body() : lock.withLock(body)
  }

  @inline(__always)
  private static func retained<Object: AnyObject>(_ address: UnsafeMutableRawPointer?) -> Object? {
    guard let address, let retained = CMullionRetain(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }

  // MARK: What waits

  // Used with `lock` held alone.
  private nonisolated(unsafe) static var waiting: [UnsafeMutableRawPointer] = []
  // Used with `lock` held, as `waiting` is.
  private nonisolated(unsafe) static var isAsked = false

  /// How many objects wait for the main thread.
  package static var waitingCount: Int { lock.withLock { waiting.count } }

  private static func keep(_ object: UnsafeMutableRawPointer) {
    let mustAsk = lock.withLock {
      defer { isAsked = true }
      waiting.append(object)
      return !isAsked
    }
    if mustAsk { DispatchQueue.main.async { endWaiting() } }
  }

  /// Ends what waits, in the order in which the last references went; on the main thread.
  ///
  /// What a part of it holds at this moment waits for the next time.
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
