// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The functions of GStreamer, if it can be loaded.
///
/// The object is immutable, and GStreamer's functions are thread-safe.
final class MediaLibrary: @unchecked Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// The library of the process, loaded on first access; `nil` if it is not installed, which is reported
  /// once.
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

  /// Returns a function of GStreamer or of a library that it links, or `nil` if it is missing.
  ///
  /// - Complexity: A symbol lookup in the libraries.
  func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    guard let symbol = dlsym(sinks, name) ?? dlsym(discoverers, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  /// Calls a function whose only parameter is an object.
  func call(_ name: String, _ object: Pointer?) {
    function(name, (@convention(c) (Pointer?) -> Void).self)?(object)
  }

  /// Returns the number that a function of an object returns.
  func number(_ name: String, _ object: Pointer?) -> Int {
    Int(function(name, (@convention(c) (Pointer?) -> CUnsignedInt).self)?(object) ?? 0)
  }

  /// Returns the nanoseconds that a function of an object returns, or `nil` if they are unknown.
  func time(_ name: String, _ object: Pointer?) -> UInt64? {
    let answer = function(name, (@convention(c) (Pointer?) -> UInt64).self)?(object)
    return answer == .max ? nil : answer
  }

  /// Returns the object that a function of an object returns.
  func object(_ name: String, _ object: Pointer?) -> Pointer? {
    function(name, (@convention(c) (Pointer?) -> Pointer?).self)?(object)
  }

  /// Returns the message of a GLib error, and frees the error.
  func words(of failure: Pointer?) -> String {
    guard let failure else { return "no reason was given" }
    // `GError`: a domain, a code, and the message.
    let message = failure.load(fromByteOffset: 8, as: Text?.self)
    let words = message.map(String.init(cString:)) ?? "no reason was given"
    call("g_error_free", failure)
    return words
  }
}
