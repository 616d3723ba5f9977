// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// GStreamer's functions, where it can be loaded.
///
/// Immutable; GStreamer's functions may be called from any thread.
final class MediaLibrary: @unchecked Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// That of the process, loaded when it is first asked for; nil: it is not installed, as is reported once.
  static let shared = load()

  private let discoverers: UnsafeMutableRawPointer
  private let sinks: UnsafeMutableRawPointer

  private init(discoverers: UnsafeMutableRawPointer, sinks: UnsafeMutableRawPointer) {
    self.discoverers = discoverers
    self.sinks = sinks
  }

  private static func load() -> MediaLibrary? {
    guard let discoverers = dlopen("libgstpbutils-1.0.so.0", RTLD_LAZY | RTLD_LOCAL),
      let sinks = dlopen("libgstapp-1.0.so.0", RTLD_LAZY | RTLD_LOCAL)
    else {
      Diagnostics.reportOnce(
        "films can't be read: AVFoundation needs GStreamer; run `apt-get install"
          + " gstreamer1.0-plugins-base gstreamer1.0-plugins-good`, and gstreamer1.0-libav for H.264."
      )
      return nil
    }
    let library = MediaLibrary(discoverers: discoverers, sinks: sinks)
    typealias Start = @convention(c) (Pointer?, Pointer?, Failure?) -> CInt
    guard let start = library.function("gst_init_check", Start.self) else { return nil }
    var failure: Pointer?
    guard start(nil, nil, &failure) != 0 else {
      Diagnostics.reportOnce(
        "films can't be read: GStreamer doesn't start: \(library.words(of: failure))")
      return nil
    }
    return library
  }

  /// A function of GStreamer's, or of what it is made with; nil: it is not there.
  ///
  /// - Complexity: a lookup of the name in the libraries.
  func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    guard let symbol = dlsym(sinks, name) ?? dlsym(discoverers, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  /// Calls a function that only takes an object.
  func call(_ name: String, _ object: Pointer?) {
    function(name, (@convention(c) (Pointer?) -> Void).self)?(object)
  }

  /// What a function answers that only takes an object: a number.
  func number(_ name: String, _ object: Pointer?) -> Int {
    Int(function(name, (@convention(c) (Pointer?) -> CUnsignedInt).self)?(object) ?? 0)
  }

  /// What a function answers that only takes an object: nanoseconds; nil: it is not known.
  func time(_ name: String, _ object: Pointer?) -> UInt64? {
    let answer = function(name, (@convention(c) (Pointer?) -> UInt64).self)?(object)
    return answer == .max ? nil : answer
  }

  /// What a function answers that only takes an object: another one.
  func object(_ name: String, _ object: Pointer?) -> Pointer? {
    function(name, (@convention(c) (Pointer?) -> Pointer?).self)?(object)
  }

  /// What an error of GLib's says; it is freed.
  func words(of failure: Pointer?) -> String {
    guard let failure else { return "it does not say why" }
    // A domain, a code, and the message.
    let message = failure.load(fromByteOffset: 8, as: Text?.self)
    let words = message.map(String.init(cString:)) ?? "it does not say why"
    call("g_error_free", failure)
    return words
  }
}
