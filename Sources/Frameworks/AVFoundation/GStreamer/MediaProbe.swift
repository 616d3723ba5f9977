// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionContracts

/// A reader of the properties of a media file, by GStreamer.
struct MediaProbe {
  private typealias Pointer = MediaLibrary.Pointer
  private typealias Text = MediaLibrary.Text

  private let library: MediaLibrary
  private let address: String

  /// Creates a probe of the file at a URL.
  ///
  /// - Throws: `AVError` if GStreamer is missing.
  init(_ url: URL) throws {
    guard let library = MediaLibrary.shared else {
      throw AVError(.unknown, "GStreamer, which reads films, is not installed.")
    }
    self.library = library
    address = url.absoluteString
  }

  /// Returns the properties of the file; blocks until they are read.
  ///
  /// - Throws: `AVError` if it cannot be read, or is not a media file; `URLError` if it does not exist.
  func facts() throws -> MediaFacts {
    typealias Make = @convention(c) (UInt64, MediaLibrary.Failure?) -> Pointer?
    typealias Ask = @convention(c) (Pointer?, Text?, MediaLibrary.Failure?) -> Pointer?
    var failure: Pointer?
    guard
      let discoverer = library.function("gst_discoverer_new", Make.self)?(
        30_000_000_000, &failure)
    else { throw AVError(.unknown, library.words(of: failure)) }
    defer { library.call("gst_object_unref", discoverer) }
    let answer = address.withCString {
      library.function("gst_discoverer_discover_uri", Ask.self)?(discoverer, $0, &failure)
    }
    defer { if let answer { library.call("g_object_unref", answer) } }
    // 0: everything is known; 5: a decoder is missing, the rest is known.
    let result = answer.map { library.number("gst_discoverer_info_get_result", $0) } ?? 2
    let words = failure.map { library.words(of: $0) }
    guard let answer, result == 0 || result == 5 else {
      guard isThere else { throw URLError(.fileDoesNotExist) }
      throw AVError(.fileFormatNotRecognized, words ?? "The file can't be read.")
    }
    let facts = facts(in: answer, isDecodable: result == 0)
    if result == 5 {
      Diagnostics.reportOnce(
        "a film can't be decoded: GStreamer lacks a plugin for a codec"
          + "; many are in gstreamer1.0-libav (apt-get install).")
    }
    guard !facts.tracks.isEmpty else {
      throw AVError(
        result == 5 ? .decoderNotFound : .fileFormatNotRecognized,
        words ?? "The file is neither a film nor a sound.")
    }
    return facts
  }

  private var isThere: Bool {
    guard let url = URL(string: address), url.isFileURL else { return true }
    return FileManager.default.fileExists(atPath: url.path)
  }

  private func facts(in answer: Pointer, isDecodable: Bool) -> MediaFacts {
    var facts = MediaFacts()
    facts.nanoseconds = library.time("gst_discoverer_info_get_duration", answer)
    facts.isSeekable = library.number("gst_discoverer_info_get_seekable", answer) != 0
    facts.isDecodable = isDecodable
    let turn = tag("image-orientation", library.object("gst_discoverer_info_get_tags", answer))
    let list = library.object("gst_discoverer_info_get_stream_list", answer)
    var place = list
    while let node = place {
      if var track = node.load(as: Pointer?.self).flatMap(track) {
        if track.kind == .video, track.turn == nil { track.turn = turn }
        facts.tracks.append(track)
      }
      place = node.load(fromByteOffset: 8, as: Pointer?.self)
    }
    if let list { library.call("gst_discoverer_stream_info_list_free", list) }
    return facts
  }

  /// Returns the track of a stream, or `nil` for a container stream.
  private func track(_ stream: Pointer) -> MediaFacts.Track? {
    typealias Name = @convention(c) (Pointer?) -> Text?
    let name = library.function("gst_discoverer_stream_info_get_stream_type_nick", Name.self)?(
      stream)
    let tags = library.object("gst_discoverer_stream_info_get_tags", stream)
    switch name.map(String.init(cString:)) {
    case "video":
      var track = MediaFacts.Track(kind: .video)
      track.size = size(of: stream)
      track.turn = tag("image-orientation", tags)
      track.codec = tag("video-codec", tags)
      track.bits = library.number("gst_discoverer_video_info_get_bitrate", stream)
      let above = library.number("gst_discoverer_video_info_get_framerate_num", stream)
      let below = library.number("gst_discoverer_video_info_get_framerate_denom", stream)
      track.rate = below > 0 ? Float(above) / Float(below) : 0
      return track
    case "audio":
      var track = MediaFacts.Track(kind: .audio)
      track.codec = tag("audio-codec", tags)
      track.language = tag("language-code", tags)
      track.bits = library.number("gst_discoverer_audio_info_get_bitrate", stream)
      return track
    case "subtitles":
      var track = MediaFacts.Track(kind: .subtitle)
      track.language = tag("language-code", tags)
      return track
    default: return nil
    }
  }

  /// Returns the size of the images in square pixels.
  private func size(of stream: Pointer) -> CGSize {
    let width = library.number("gst_discoverer_video_info_get_width", stream)
    let height = library.number("gst_discoverer_video_info_get_height", stream)
    let above = library.number("gst_discoverer_video_info_get_par_num", stream)
    let below = library.number("gst_discoverer_video_info_get_par_denom", stream)
    guard above > 0, below > 0 else { return CGSize(width: width, height: height) }
    let across = (Double(width) * Double(above) / Double(below)).rounded()
    return CGSize(width: across, height: Double(height))
  }

  private func tag(_ name: String, _ tags: Pointer?) -> String? {
    typealias Get = @convention(c) (Pointer?, Text?, UnsafeMutablePointer<Pointer?>?) -> CInt
    guard let tags, let get = library.function("gst_tag_list_get_string", Get.self) else {
      return nil
    }
    var text: Pointer?
    guard get(tags, name, &text) != 0, let text else { return nil }
    defer { library.call("g_free", text) }
    return String(cString: text.assumingMemoryBound(to: CChar.self))
  }
}
