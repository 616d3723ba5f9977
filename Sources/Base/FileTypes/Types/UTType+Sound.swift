// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The type of audiovisual content: `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// The type of movies, which are audiovisual content that may have sound and video: `public.movie`.
  public static let movie = UTType(declared: "public.movie")
  /// The type of video without sound: `public.video`.
  public static let video = UTType(declared: "public.video")
  /// The type of sound without video: `public.audio`.
  public static let audio = UTType(declared: "public.audio")
  /// The type of QuickTime movies: `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// The type of MPEG-1 or MPEG-2 movies: `public.mpeg`.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// The type of MPEG-2 video: `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// The type of MPEG-2 transport streams: `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// The type of MP3 audio: `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")
  /// The type of MPEG-4 movies: `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// The type of MPEG-4 audio: `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// The type of protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// The type of protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// The type of AVI movies: `public.avi`.
  public static let avi = UTType(declared: "public.avi")
  /// The type of AIFF audio: `public.aiff-audio`.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// The type of WAVE audio: `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// The type of MIDI audio: `public.midi-audio`.
  public static let midi = UTType(declared: "public.midi-audio")
  /// The type of playlists: `public.playlist`.
  public static let playlist = UTType(declared: "public.playlist")
  /// The type of M3U playlists: `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
}
