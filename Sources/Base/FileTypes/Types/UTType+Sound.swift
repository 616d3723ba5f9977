// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// `public.movie`.
  public static let movie = UTType(declared: "public.movie")
  /// `public.video`.
  public static let video = UTType(declared: "public.video")
  /// `public.audio`.
  public static let audio = UTType(declared: "public.audio")
  /// `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// `public.mpeg`.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")
  /// `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// `public.avi`.
  public static let avi = UTType(declared: "public.avi")
  /// `public.aiff-audio`.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// `public.midi-audio`.
  public static let midi = UTType(declared: "public.midi-audio")
  /// `public.playlist`.
  public static let playlist = UTType(declared: "public.playlist")
  /// `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
}
