// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionContracts
import MullionDisplayTree

/// A decoder of the frames of a video, sequentially from any time.
///
/// A reader must be used by one thread at a time. Frames are decoded on GStreamer's threads, two frames
/// ahead.
final class FrameReader {
  private typealias Pointer = MediaLibrary.Pointer
  private typealias Text = MediaLibrary.Text

  private let library: MediaLibrary
  private let pipeline: UnsafeMutableRawPointer
  private let sink: UnsafeMutableRawPointer
  private let bus: UnsafeMutableRawPointer?
  /// The frame returned last; `nil` after seeking.
  private var current: Sample?
  /// The frame after the current one, if it was needed to determine the end of that one.
  private var ahead: Sample?

  /// A decoded frame retained by GStreamer.
  private struct Sample {
    let pointer: UnsafeMutableRawPointer
    let start: UInt64
  }

  /// The time by which decoding begins earlier if it began too late, in nanoseconds.
  private static let step: UInt64 = 1_000_000_000
  /// The timeout for a frame, in nanoseconds.
  private static let patience: UInt64 = 30_000_000_000

  /// Creates a reader for the video at a URL, with frames of `size` pixels.
  ///
  /// `turned` determines whether GStreamer orients the frames upright.
  ///
  /// - Throws: `AVError` if GStreamer, or its decoder for the video, is missing.
  init(_ url: URL, size: CGSize, turned: Bool) throws {
    guard let library = MediaLibrary.shared else {
      throw AVError(.unknown, "GStreamer, which reads films, is not installed.")
    }
    let address = url.absoluteString.replacingOccurrences(of: "\"", with: "%22")
    let turn = turned ? " ! videoflip video-direction=auto" : ""
    let description =
      "uridecodebin uri=\"\(address)\" caps=video/x-raw expose-all-streams=false ! videoconvert\(turn) ! videoscale"
      + " add-borders=false ! video/x-raw,format=BGRA,width=\(Int(size.width)),height=\(Int(size.height))"
      + ",pixel-aspect-ratio=1/1 ! appsink name=sink sync=false max-buffers=2"
    typealias Parse = @convention(c) (Text?, MediaLibrary.Failure?) -> Pointer?
    typealias Find = @convention(c) (Pointer?, Text?) -> Pointer?
    var failure: Pointer?
    guard
      let pipeline = library.function("gst_parse_launch", Parse.self)?(description, &failure),
      let sink = library.function("gst_bin_get_by_name", Find.self)?(pipeline, "sink")
    else { throw AVError(.decoderNotFound, library.words(of: failure)) }
    if let failure { library.call("g_error_free", failure) }
    self.library = library
    self.pipeline = pipeline
    self.sink = sink
    bus = library.object("gst_element_get_bus", pipeline)
    do {
      try start()
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  private func close() {
    discard()
    setState(1)
    if let bus { library.call("gst_object_unref", bus) }
    library.call("gst_object_unref", sink)
    library.call("gst_object_unref", pipeline)
  }

  // MARK: Frames

  /// Returns the frame that is visible at `moment`, in nanoseconds from the beginning, or `nil` if no frame
  /// can be decoded there.
  ///
  /// `anyBefore` determines whether the result may be the preceding key frame, which is faster.
  ///
  /// - Throws: `AVError` if the video cannot be decoded there.
  /// - Complexity: Decodes the frames from the preceding key frame on.
  func frame(at moment: UInt64, anyBefore: Bool) throws -> MediaFrame? {
    try leap(to: moment)
    guard !anyBefore else {
      current = try pull()
      return try current.map(frame)
    }
    ahead = try pull()
    // With a coarse time base the position is rounded up, and reading begins after the requested time.
    if let first = ahead, first.start > moment, moment > 0 {
      try leap(to: moment - min(moment, Self.step))
    }
    return try frame(until: moment)
  }

  /// Returns the frame that is visible at `moment`, reading forward from the last one; at the end of the
  /// video the last frame, or `nil` if there is none.
  ///
  /// - Throws: `AVError` if the video cannot be decoded there.
  func frame(until moment: UInt64) throws -> MediaFrame? {
    while true {
      if ahead == nil { ahead = try pull() }
      // This frame is the first, so it is also shown for earlier times.
      guard let next = ahead, next.start <= moment || current == nil else { break }
      release(current)
      (current, ahead) = (next, nil)
    }
    return try current.map(frame)
  }

  private func leap(to moment: UInt64) throws {
    typealias Seek = @convention(c) (Pointer?, CInt, CInt, Int64) -> CInt
    discard()
    // The time format, in nanoseconds, and the flags flush, key unit and snap before: decoded frames are
    // discarded, and reading begins at the preceding key frame.
    let (nanoseconds, flags): (CInt, CInt) = (3, 1 | 4 | 32)
    let seek = library.function("gst_element_seek_simple", Seek.self)
    guard seek?(pipeline, nanoseconds, flags, Int64(clamping: moment)) ?? 0 != 0 else {
      throw AVError(.operationNotSupportedForAsset, "This film does not support seeking.")
    }
  }

  /// Returns the next frame, or `nil` at the end of the video.
  private func pull() throws -> Sample? {
    typealias Pull = @convention(c) (Pointer?, UInt64) -> Pointer?
    let pull = library.function("gst_app_sink_try_pull_sample", Pull.self)
    let step: UInt64 = 100_000_000
    for _ in 0..<(Self.patience / step) {
      if let sample = pull?(sink, step) {
        return Sample(pointer: sample, start: start(of: sample))
      }
      if library.number("gst_app_sink_is_eos", sink) != 0 { return nil }
      if let failure = nextFailure(waiting: 0) { throw AVError(.decodeFailed, failure) }
    }
    throw AVError(.decodeFailed, "No frame was decoded in time.")
  }

  /// Returns the presentation time of a frame in the video's timeline, in nanoseconds.
  private func start(of sample: Pointer) -> UInt64 {
    typealias Translate = @convention(c) (Pointer?, CInt, UInt64) -> UInt64
    guard let buffer = library.object("gst_sample_get_buffer", sample) else { return 0 }
    // The offset after the fields of `GstMiniObject` and the pool.
    let time = buffer.load(fromByteOffset: 72, as: UInt64.self)
    let segment = library.object("gst_sample_get_segment", sample)
    let translate = library.function("gst_segment_to_stream_time", Translate.self)
    let moment = translate?(segment, 3, time) ?? time
    return moment == .max ? (time == .max ? 0 : time) : moment
  }

  private func frame(_ sample: Sample) throws -> MediaFrame {
    typealias Extract = @convention(c) (Pointer?, Int, Pointer?, Int) -> Int
    typealias Get = @convention(c) (Pointer?, Text?, UnsafeMutablePointer<CInt>?) -> CInt
    typealias Part = @convention(c) (Pointer?, CUnsignedInt) -> Pointer?
    let caps = library.object("gst_sample_get_caps", sample.pointer)
    let format = library.function("gst_caps_get_structure", Part.self)?(caps, 0)
    let get = library.function("gst_structure_get_int", Get.self)
    var (width, height): (CInt, CInt) = (0, 0)
    guard get?(format, "width", &width) ?? 0 != 0, get?(format, "height", &height) ?? 0 != 0,
      width > 0, height > 0,
      let buffer = library.object("gst_sample_get_buffer", sample.pointer),
      let extract = library.function("gst_buffer_extract", Extract.self)
    else { throw AVError(.decodeFailed, "A frame has no size.") }
    let count = Int(width) * Int(height) * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
      filled = extract(buffer, 0, UnsafeMutableRawPointer(memory.baseAddress), count)
    }
    guard bytes.count == count else { throw AVError(.decodeFailed, "A frame is incomplete.") }
    return MediaFrame(
      start: sample.start,
      pixels: PixelBuffer(width: Int(width), height: Int(height), bytes: bytes))
  }

  private func discard() {
    release(current)
    release(ahead)
    (current, ahead) = (nil, nil)
  }

  private func release(_ sample: Sample?) {
    if let sample { library.call("gst_mini_object_unref", sample.pointer) }
  }

  // MARK: Pipeline state

  /// Starts decoding, and waits for the first frame.
  private func start() throws {
    // Paused: waits for the first frame. Playing: frames are then decoded as they are pulled.
    guard setState(3) else { throw failed() }
    if let failure = nextFailure(waiting: Self.patience) { throw AVError(.decodeFailed, failure) }
    guard setState(4) else { throw failed() }
  }

  private func failed() -> AVError {
    AVError(.decodeFailed, nextFailure(waiting: 0) ?? "Decoding can't be started.")
  }

  @discardableResult
  private func setState(_ state: CInt) -> Bool {
    typealias Set = @convention(c) (Pointer?, CInt) -> CInt
    return library.function("gst_element_set_state", Set.self)?(pipeline, state) ?? 0 != 0
  }

  /// Returns a description of the next error, or `nil` if there is none; with a `time` above 0 a timeout is
  /// an error.
  private func nextFailure(waiting time: UInt64) -> String? {
    typealias Pop = @convention(c) (Pointer?, UInt64, CUnsignedInt) -> Pointer?
    typealias Parse =
      @convention(c) (Pointer?, MediaLibrary.Failure?, MediaLibrary.Failure?) -> Void
    // The message types for errors and for a completed state change.
    let (errors, changes): (CUnsignedInt, CUnsignedInt) = (1 << 1, 1 << 21)
    let pop = library.function("gst_bus_timed_pop_filtered", Pop.self)
    guard let message = pop?(bus, time, time > 0 ? errors | changes : errors) else {
      return time > 0 ? "No frame was decoded in time." : nil
    }
    defer { library.call("gst_mini_object_unref", message) }
    // The message type follows the fields of `GstMiniObject`.
    guard message.load(fromByteOffset: 64, as: CUnsignedInt.self) == errors else { return nil }
    var failure: Pointer?
    library.function("gst_message_parse_error", Parse.self)?(message, &failure, nil)
    return library.words(of: failure)
  }
}
